/** The map's buttons, in reach of the thumb: nearer, farther, the whole board, a number, the list, the signs. */
import type { ComponentChildren } from 'preact';
import type { Camera } from './camera';
import type { MapWords } from './types';

export type PanelKind = 'list' | 'find' | 'key';

interface ToolsProps {
  readonly words: MapWords;
  readonly camera: () => Camera | null;
  readonly panel: PanelKind | null;
  readonly panels: readonly PanelKind[];
  readonly onPanel: (panel: PanelKind) => void;
}

const STEP = 1.6;

export function Tools({ words: { t }, camera, panel, panels, onPanel }: ToolsProps) {
  return (
    <fieldset class="map-tools">
      <legend class="aside">{t('map.tools')}</legend>
      <Icon name={t('map.zoomOut')} onClick={() => camera()?.zoomBy(1 / STEP)}>
        <path d="M5 12H19" />
      </Icon>
      <Icon name={t('map.zoomIn')} onClick={() => camera()?.zoomBy(STEP)}>
        <path d="M5 12H19M12 5V19" />
      </Icon>
      <Icon name={t('map.whole')} onClick={() => camera()?.whole()}>
        <path d="M4 9V5H9M15 5H20V9M20 15V19H15M9 19H4V15" />
      </Icon>
      {panels.map((kind) => (
        <button
          key={kind}
          type="button"
          class="map-tool"
          aria-expanded={panel === kind}
          data-panel={kind}
          onClick={() => onPanel(kind)}
        >
          {t(`map.${kind}`)}
        </button>
      ))}
    </fieldset>
  );
}

interface IconProps {
  readonly name: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function Icon({ name, onClick, children }: IconProps) {
  return (
    <button type="button" class="map-tool map-tool-icon" aria-label={name} title={name} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
