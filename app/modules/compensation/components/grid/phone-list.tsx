import { useAddress } from "#app/shell/components/use-address.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";
import { LineStatus } from "./line-status.tsx";
import type { PlanningGridProps } from "./planning-grid.tsx";

/** The lines on a phone: a list; each opens its sheet, where a raise is entered or the recommendation taken. */
export function PhoneList(props: PlanningGridProps) {
  const { rows, selected, onSelect } = props;
  const { t, money, percent } = useCompensationWords();
  const address = useAddress();
  return (
    <ul className={classes.cards} aria-label={t("planning.title")}>
      {rows.map((row) => (
        <li key={row.memberId} className={classes.lineCard}>
          <span className={classes.nameCell}>
            <input
              type="checkbox"
              aria-label={t("grid.select", { name: row.name })}
              checked={selected.has(row.memberId)}
              disabled={!row.editable}
              onChange={(event) => onSelect(row.memberId, event.target.checked)}
            />
            <Avatar name={row.name} size="small" />
            <UiLink href={address({ member: row.memberId })}>{row.name}</UiLink>
          </span>
          <span className={classes.cardFigures}>
            {row.raise === null
              ? t("grid.base-only", { amount: money(row.base, row.currency) })
              : t("grid.from-to", {
                  before: money(row.base, row.currency),
                  after: money(row.base + row.raise, row.currency),
                  percent: percent(row.percent),
                })}
          </span>
          {row.mark === "WITHIN" ? null : <Chip tone="orange">{t(`mark.${row.mark}`)}</Chip>}
          <LineStatus row={row} put={props.put} drop={props.drop} />
        </li>
      ))}
    </ul>
  );
}
