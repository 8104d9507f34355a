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
  const { said, yesNo } = useAuditWords();
  const valueOf = useValues(yesNo);
  const parts = Object.entries(detail).map(([name, value]) => `${said(name)}: ${valueOf(value)}`);
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

function useValues(yesNo: (value: boolean) => string) {
  const format = useFormat(useViewer().timeZone);
  const valueOf = (value: unknown): string => {
    if (value === null || value === undefined) return "–";
    if (typeof value === "boolean") return yesNo(value);
    if (typeof value === "number") return format.number(value);
    if (Array.isArray(value)) return value.map(valueOf).join(", ");
    if (typeof value === "object") return JSON.stringify(value);
    const text = String(value);
    // A record of which only the id is kept: enough of it to find it by.
    if (idShape.test(text)) return text.slice(-8);
    if (dayShape.test(text)) return format.date(text);
    return momentShape.test(text) ? format.dateTime(text) : text;
  };
  return valueOf;
}
