import { radarPath, spokeEnd } from "./geometry.ts";
import classes from "./charts-of-people.module.css";

export interface RadarProps {
  /** In order around the middle, the first on top. */
  spokes: readonly string[];
  /** Each with a value of 0 to 1 a spoke. */
  shapes: readonly { key: string; label: string; values: readonly number[]; colour: string }[];
}

/** Several values of one thing around a middle. It is hard to read exactly: only where somebody asked for it. */
export function Radar({ spokes, shapes }: RadarProps) {
  const rings = [0.25, 0.5, 0.75, 1];
  return (
    <div className={classes.radar}>
      <svg viewBox="-104 -104 208 208" aria-hidden="true">
        {rings.map((ring) => (
          <path key={ring} d={radarPath(spokes.map(() => ring))} className={classes.radarRing} />
        ))}
        {spokes.map((spoke, place) => {
          const { x, y } = spokeEnd(place, spokes.length);
          return <line key={spoke} x2={x} y2={y} className={classes.radarRing} />;
        })}
        {shapes.map(({ key, values, colour }) => (
          <path key={key} d={radarPath(values)} fill={colour} fillOpacity={0.16} stroke={colour} strokeWidth={2} />
        ))}
      </svg>
      {spokes.map((spoke, place) => {
        const { x, y } = spokeEnd(place, spokes.length, 1.2);
        const style = { insetInlineStart: `${50 + x / 3}%`, insetBlockStart: `${50 + y / 2.85}%` };
        return (
          <span key={spoke} className={classes.radarLabel} style={style}>
            {spoke}
          </span>
        );
      })}
    </div>
  );
}
