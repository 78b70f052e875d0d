import { t } from '../words';
import type { StepProps } from './steps';

export function Patrols({ session }: StepProps) {
  const { table } = session.told.value;
  return <p class="prose">{t('hell.title.patrols', { night: table.night })}</p>;
}
