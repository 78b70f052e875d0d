import { t } from '../words';
import type { JackStepProps } from './steps';

export function Women({ session }: JackStepProps) {
  const { table } = session.told.value;
  return <p class="prose">{t('hell.title.women', { night: table.night })}</p>;
}
