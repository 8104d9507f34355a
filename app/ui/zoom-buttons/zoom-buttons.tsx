import { IconMaximize, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { IconButton } from "../icon-button/icon-button.tsx";
import classes from "./zoom-buttons.module.css";

export type ZoomButtonsProps = {
  label: string;
  words: { closer: string; farther: string; fit: string };
  closer: () => void;
  farther: () => void;
  fit: () => void;
};

/** In the corner of a drawing that is larger than its frame. */
export function ZoomButtons({ label, words, closer, farther, fit }: ZoomButtonsProps) {
  return (
    <div className={classes.root} role="group" aria-label={label}>
      <IconButton size="small" label={words.closer} onClick={closer} icon={<IconZoomIn aria-hidden="true" />} />
      <IconButton size="small" label={words.farther} onClick={farther} icon={<IconZoomOut aria-hidden="true" />} />
      <IconButton size="small" label={words.fit} onClick={fit} icon={<IconMaximize aria-hidden="true" />} />
    </div>
  );
}
