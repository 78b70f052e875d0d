/** Tells the rules which game is on the screen, for as long as it is. */
import { useLayoutEffect } from 'preact/hooks';
import type { Table } from '../../rules/table';
import { tonight } from './open';

export function useTonight(table: Table): void {
  useLayoutEffect(() => {
    tonight.value = table;
  }, [table]);
  useLayoutEffect(() => {
    return () => {
      tonight.value = null;
    };
  }, []);
}
