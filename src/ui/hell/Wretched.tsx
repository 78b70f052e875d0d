import { t } from '../words';
import type { StepProps } from './steps';

export function Wretched({ session }: StepProps) {
  const { table } = session.told.value;
  return <p class="prose">{t('hell.title.wretched', { night: table.night })}</p>;
}
