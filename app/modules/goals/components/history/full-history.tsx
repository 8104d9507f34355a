import { AddressForm } from "#app/shell/components/address-form.tsx";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { Pager } from "#app/ui/pager/pager.tsx";
import { Choice } from "#app/shell/components/choice.tsx";
import type { FullHistory } from "../../queries/full-history.ts";
import classes from "../goal-form/form.module.css";
import { useGoalAddress } from "../goal-address.ts";
import { HistoryTimeline } from "./goal-history.tsx";
import { useGoalWords } from "../goal-words.ts";

/** All that happened to a goal, narrowed by field and person, page by page. */
export function FullHistoryView({ history }: { history: FullHistory }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  const { goal, entries, asked, next } = history;
  const narrowed = asked.field !== null || asked.person !== null;
  const first = address.with({ historyBefore: null });
  return (
    <div className={classes.form}>
      <Filters history={history} />
      {entries.length === 0 && narrowed ? (
        <NothingFound
          title={t("history.none")}
          href={address.with({ historyField: null, historyPerson: null, historyBefore: null })}
          clear={t("empty.clear")}
        />
      ) : (
        <HistoryTimeline
          goal={goal}
          entries={entries}
          timeZone={history.timeZone}
          mayUndo={false}
          mayAcknowledge={false}
          withBeginning={next === null && !narrowed}
          quoting
        />
      )}
      {next || asked.before ? (
        <Pager
          label={t("history.pages")}
          previousLabel={t("history.newest")}
          nextLabel={t("history.older")}
          previousHref={asked.before ? first : undefined}
          nextHref={next ? address.with({ historyBefore: next }) : undefined}
        />
      ) : null}
    </div>
  );
}

function Filters({ history: { fields, people, asked } }: { history: FullHistory }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  const kept = [...address.search].filter(([name]) => !name.startsWith("history"));
  const begun = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return (
    <AddressForm kept={kept} className={classes.pair}>
      <Choice
        name="historyField"
        label={t("history.field")}
        defaultValue={asked.field ?? ""}
        placeholder={t("history.all-fields")}
        options={fields.map((field) => ({ value: field, label: begun(t(`field.${field}`)) }))}
      />
      <Choice
        name="historyPerson"
        label={t("history.person")}
        defaultValue={asked.person ?? ""}
        placeholder={t("history.all-people")}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </AddressForm>
  );
}
