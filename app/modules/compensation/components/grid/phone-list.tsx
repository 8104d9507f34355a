import { useAddress } from "#app/shell/components/use-address.ts";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";
import { percentOf } from "../../domain/guideline.ts";
import { wholeOf } from "./live-row.ts";
import { LineStatus } from "./line-status.tsx";
import type { PlanningGridProps } from "./planning-grid.tsx";

/** The lines on a phone: a list; each opens its sheet, where a raise is entered or the recommendation taken. */
export function PhoneList(props: PlanningGridProps) {
  const { rows, selected, onSelect } = props;
  const { t, money, percent } = useCompensationWords();
  const address = useAddress();
  return (
    <ul className={classes.cards} aria-label={t("planning.title")}>
      {rows.map((row) => {
        const whole = wholeOf(row);
        return (
          <li key={row.memberId} className={classes.lineCard}>
            <span className={classes.nameCell}>
              <input
                type="checkbox"
                aria-label={t("grid.select", { name: row.name })}
                checked={selected.has(row.memberId)}
                disabled={!row.editable}
                onChange={(event) => onSelect(row.memberId, event.target.checked)}
              />
              <Avatar name={row.name} src={photoAddress(row.photo)} size="small" />
              <UiLink href={address({ member: row.memberId })}>{row.name}</UiLink>
            </span>
            <span className={classes.cardFigures}>
              {whole === 0
                ? t("grid.base-only", { amount: money(row.base, row.currency) })
                : t("grid.from-to", {
                    before: money(row.base, row.currency),
                    after: money(row.base + whole, row.currency),
                    percent: percent(percentOf(whole, row.base)),
                  })}
            </span>
            {row.promotion?.title ? (
              <Chip tone="blue">{t("lines-of.promoted", { title: row.promotion.title })}</Chip>
            ) : null}
            {row.mark === "WITHIN" ? null : <Chip tone="orange">{t(`mark.${row.mark}`)}</Chip>}
            <LineStatus row={row} put={props.put} drop={props.drop} />
          </li>
        );
      })}
    </ul>
  );
}
