import { IconPlus } from "@tabler/icons-react";
import { useAudienceWords } from "#app/modules/audiences/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import type { SettingsPage } from "../../queries/settings-page.ts";
import { settingsCommands } from "../points-commands.ts";
import classes from "../points.module.css";
import { usePointsWords } from "../points-words.ts";
import { RulesPanel } from "./rules-panel.tsx";

/** The sets of rules: for whom, since when, and what they say. */
export function SettingsScreen({ page }: { page: SettingsPage }) {
  const { t } = usePointsWords();
  const address = useAddress();
  const add = (
    <Button tone="primary" icon={<IconPlus aria-hidden="true" />} href={address({ rules: "new" })}>
      {t("rules.add")}
    </Button>
  );
  return (
    <Stack>
      <PageHeader title={t("settings.title")} actions={page.sets.length > 0 ? add : null} />
      <settingsCommands.PageAnswer intents={["save-rules", "archive-rules"]} said={t("said.saved")} />
      {page.sets.length === 0 ? (
        <EmptyState title={t("rules.none")} action={add}>
          {t("rules.none-text")}
        </EmptyState>
      ) : (
        <ul className={classes.plain}>
          {page.sets.map((set) => (
            <RuleSetRow key={set.id} set={set} today={page.today} />
          ))}
        </ul>
      )}
      {page.open && page.choices ? (
        <RulesPanel key={page.open.id ?? "new"} open={page.open} choices={page.choices} today={page.today} />
      ) : null}
    </Stack>
  );
}

function RuleSetRow({ set, today }: { set: SettingsPage["sets"][number]; today: string }) {
  const { t, format } = usePointsWords();
  const address = useAddress();
  const audience = useAudienceWords();
  const command = settingsCommands.useCommand({ intent: "archive-rules", key: set.id, said: t("said.saved") });
  const later = set.since.filter((day) => day > today);
  const { rules } = set;
  return (
    <li className={classes.row} data-row>
      <div className={classes.line}>
        {set.archived ? set.name : <UiLink href={address({ rules: set.id })}>{set.name}</UiLink>}
        {set.archived ? <Chip tone="grey">{t("rules.archived")}</Chip> : null}
        <span className={classes.soft}>{audience(set.names)}</span>
        {set.archived ? null : (
          <span className={classes.end}>
            <ActForm command={command} intent="archive-rules" fields={{ policyId: set.id }}>
              <Button type="submit" size="small" tone="quiet" loading={command.busy}>
                {t("rules.archive")}
              </Button>
            </ActForm>
          </span>
        )}
      </div>
      <p className={classes.soft}>
        {t("rules.since", { date: format.date(set.validFrom) })} {t("rules.expire", { count: rules.expiryDays })}{" "}
        {t("rules.thresholds-at", { list: format.list(rules.thresholds.map(({ points }) => format.number(points))) })}
        {later.length > 0 ? ` ${t("rules.later", { list: format.list(later.map((day) => format.date(day))) })}` : ""}
      </p>
    </li>
  );
}
