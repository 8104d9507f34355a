import { IconPhotoDown, IconTable } from "@tabler/icons-react";
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { savePicture } from "./save-picture.ts";
import classes from "./chart-figure.module.css";

/** What is shown, as a table: a head, and rows whose first cell names them. */
export interface ChartData {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface ChartKey {
  label: string;
  /** A colour of the theme: `var(--kind-1)`. */
  colour: string;
}

export interface ChartWords {
  /** Names of the buttons that show the numbers, the drawing, and save it as a picture. */
  asTable: string;
  asChart: string;
  picture: string;
}

export interface ChartFigureProps {
  /** What it shows, in one sentence: "Sales is 9 points behind its plan; two goals explain it". */
  sentence: ReactNode;
  data: ChartData;
  words: ChartWords;
  legend?: readonly ChartKey[];
  /** Other acts, such as an export of the numbers. */
  acts?: ReactNode;
  /** The file's name without its ending. */
  fileName?: string;
  children: ReactNode;
}

/**
 * The frame of every chart: a sentence that says what it shows, the drawing with its legend, the same as a table, and as a
 * picture to take along. Drawn on the server; marks (`Mark`) are read by hovering and by the arrow keys.
 */
export function ChartFigure({
  sentence,
  data,
  words,
  legend = [],
  acts,
  fileName = "chart",
  children,
}: ChartFigureProps) {
  const [asTable, setAsTable] = useState(false);
  const drawing = useRef<HTMLDivElement>(null);
  const id = useId();
  const table = <ChartTable data={data} labelledBy={id} />;
  return (
    <figure className={classes.root} aria-labelledby={id}>
      <div className={classes.head}>
        <figcaption id={id} className={classes.sentence}>
          {sentence}
        </figcaption>
        <div className={classes.acts}>
          {acts}
          <IconButton
            label={asTable ? words.asChart : words.asTable}
            icon={<IconTable />}
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          />
          <IconButton
            label={words.picture}
            icon={<IconPhotoDown />}
            disabled={asTable}
            onClick={() => drawing.current && void savePicture(drawing.current, fileName)}
          />
        </div>
      </div>
      <div ref={drawing} className={classes.drawing} hidden={asTable} onKeyDown={readOn}>
        {legend.length > 0 ? (
          <ul className={classes.legend}>
            {legend.map(({ label, colour }) => (
              <li key={label}>
                <span className={classes.key} style={{ background: colour }} aria-hidden="true" />
                {label}
              </li>
            ))}
          </ul>
        ) : null}
        {children}
      </div>
      {asTable ? <div className={classes.table}>{table}</div> : <VisuallyHidden block>{table}</VisuallyHidden>}
    </figure>
  );
}

/** Side arrows go from mark to mark; Home and End to the first and the last. */
function readOn(event: KeyboardEvent<HTMLElement>) {
  const marks = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-mark]")];
  const at = marks.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const back = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  const steps: Record<string, number> = {
    ArrowLeft: at + (back === "ArrowLeft" ? -1 : 1),
    ArrowRight: at + (back === "ArrowLeft" ? 1 : -1),
    Home: 0,
    End: marks.length - 1,
  };
  const next = marks[steps[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function ChartTable({ data, labelledBy }: { data: ChartData; labelledBy: string }) {
  return (
    <table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {data.head.map((one, place) => (
            <th key={place} scope="col">
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map(([name, ...values], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {values.map((value, place) => (
              <td key={place}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
