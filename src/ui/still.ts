/** Whether motion is unwanted: chosen in the settings, or by the device. The counterpart of `--quick` in `tokens.css`. */
export function isStill(): boolean {
  const chosen = document.documentElement.dataset.motion === 'reduced';
  return chosen || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
