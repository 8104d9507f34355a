import { useViewer } from "#app/shell/frame-context.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import classes from "../access.module.css";
import { useAuditWords } from "./use-audit-words.ts";

const longest = 60;
const idShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/i;
const dayShape = /^\d{4}-\d\d-\d\d$/;
const momentShape = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What an entry says besides, part by part in words. Long detail is folded: the row stays a row. */
export function AuditDetail({ detail }: { detail: Record<string, unknown> }) {
  const { said, ...words } = useAuditWords();
  const valueOf = useValues({ said, ...words });
  const parts = Object.entries(detail).flatMap(([name, value]) => {
    // What nothing is said of, and what only a program knows by its id, is in the export.
    const named = said(name) ?? (isBare(value) ? null : name);
    return named === null ? [] : [`${named}: ${valueOf(value)}`];
  });
  if (parts.length === 0) return <span className={classes.soft}>–</span>;
  const text = parts.join("; ");
  if (text.length <= longest) return <bdi>{text}</bdi>;
  return (
    <details>
      <summary>
        <bdi>{`${text.slice(0, longest - 4)}…`}</bdi>
      </summary>
      <bdi>{text}</bdi>
    </details>
  );
}

function isBare(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && idShape.test(value));
}

function isNothing(part: unknown): boolean {
  return part === null || part === 0 || part === false || (Array.isArray(part) && part.length === 0);
}

function useValues({ said, code, yesNo }: Pick<ReturnType<typeof useAuditWords>, "said" | "code" | "yesNo">) {
  const format = useFormat(useViewer().timeZone);
  const valueOf = (value: unknown): string => {
    if (value === null || value === undefined) return "–";
    if (typeof value === "boolean") return yesNo(value);
    if (typeof value === "number") return format.number(value);
    if (Array.isArray(value)) return value.map(valueOf).join(", ");
    if (typeof value === "object") {
      const parts = Object.entries(value).filter(([, part]) => !isNothing(part));
      return parts.length === 0
        ? "–"
        : parts.map(([name, part]) => `${said(name) ?? name} ${valueOf(part)}`).join(", ");
    }
    const text = String(value);
    const inWords = code(text);
    if (inWords !== null) return inWords;
    // A record of which only the id is kept: enough of it to find it by.
    if (idShape.test(text)) return text.slice(-8);
    if (dayShape.test(text)) return format.date(text);
    return momentShape.test(text) ? format.dateTime(text) : text;
  };
  return valueOf;
}
