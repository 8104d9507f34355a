import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Fold } from "#app/ui/fold/fold.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { recordTabOf, withRecordTab, type RecordTab } from "../../record-tabs.ts";
import classes from "./record-view.module.css";

type RecordPart = {
  /** How much stands there, where that is worth saying. */
  count?: number;
  content: ReactNode;
};

export type RecordViewProps = {
  /** Where the record belongs: the records above it. */
  above?: ReactNode;
  /** How it stands: chips. */
  state?: ReactNode;
  /** One or two acts that are wanted most. */
  acts?: ReactNode;
  /** The other acts, one a row, behind three dots. */
  more?: ReactNode;
  /** One line: whose it is, until when. */
  facts?: ReactNode;
  /** What was answered to an act, and a form that an act opened: seen whatever part is open. */
  children?: ReactNode;
  overview: ReactNode;
  activity?: RecordPart;
  links?: RecordPart | null;
};

/** A record, in a panel or on a page of its own: how it stands and what can be done with it always in sight, the rest in parts. */
export function RecordView({ above, state, acts, more, facts, children, overview, activity, links }: RecordViewProps) {
  const { t } = useTranslation("shell");
  const location = useLocation();
  const parts: Partial<Record<RecordTab, RecordPart>> = {
    overview: { content: overview },
    ...(activity ? { activity } : {}),
    ...(links ? { links } : {}),
  };
  const asked = recordTabOf(new URLSearchParams(location.search));
  const current = parts[asked] ? asked : "overview";
  const tabs = (Object.keys(parts) as RecordTab[]).map((id) => ({
    id,
    label: t(`record.${id}`),
    href: withRecordTab(location, id),
    ...(parts[id]?.count ? { count: parts[id].count } : {}),
  }));
  return (
    <div className={classes.record}>
      {above}
      {state || acts || more ? (
        <div className={classes.head}>
          <div className={classes.state}>{state}</div>
          <div className={classes.acts}>
            {acts}
            {more ? <MoreActions label={t("list.more")}>{more}</MoreActions> : null}
          </div>
        </div>
      ) : null}
      {facts ? <div className={classes.facts}>{facts}</div> : null}
      {children}
      {tabs.length > 1 ? <Tabs label={t("record.parts")} tabs={tabs} current={current} /> : null}
      <div className={classes.part} data-part={current}>
        {parts[current]?.content}
      </div>
    </div>
  );
}

/** What is known of a record and seldom asked. */
export function RecordDetails({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  return <Fold title={t("record.details")}>{children}</Fold>;
}
