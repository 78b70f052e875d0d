import { t } from '../words';
import type { JackStepProps } from './steps';

export function Victims({ session }: JackStepProps) {
  const { table } = session.told.value;
  return <p class="prose">{t('hell.title.victims', { night: table.night })}</p>;
}
