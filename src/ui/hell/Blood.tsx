import { t } from '../words';
import type { JackStepProps } from './steps';

export function Blood({ session }: JackStepProps) {
  const { table } = session.told.value;
  return <p class="prose">{t('hell.title.blood', { night: table.night })}</p>;
}
