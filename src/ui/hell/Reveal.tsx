import { t } from '../words';
import type { JackStepProps } from './steps';

export function Reveal({ session }: JackStepProps) {
  const { table } = session.told.value;
  return <p class="prose">{t('hell.title.reveal', { night: table.night })}</p>;
}
