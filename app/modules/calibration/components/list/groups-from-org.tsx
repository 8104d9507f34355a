import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { Row, RowList } from "#app/ui/row-list/row-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { deepest, largestGroup, type Cut } from "../../domain/heads.ts";
import type { GroupListPage } from "../../queries/group-list.ts";
import { commands } from "../calibration-commands.ts";
import classes from "../calibration.module.css";

type GroupsFromOrgProps = { cycleId: string; fromOrg: NonNullable<GroupListPage["fromOrg"]> };

/** Groups along the reporting lines: how deep and how large is asked, and what would be made is shown before it is. */
export function GroupsFromOrg({ cycleId, fromOrg: { cut, groups } }: GroupsFromOrgProps) {
  const { t } = useTranslation("calibration");
  const address = useAddress();
  const command = commands.useCommand({
    intent: "create-groups",
    said: ({ value }) => t("said.created-groups", { count: value.groupIds.length }),
    leaveTo: address({ panel: null, depth: null, largest: null }),
  });
  return (
    <Section title={t("group.from-org")} description={t("from-org.text")}>
      <Cutting cycleId={cycleId} cut={cut} />
      <RowList aria-label={t("from-org.planned")}>
        {groups.map(({ name, people }) => (
          <Row apart key={name}>
            <span>{name}</span>
            <span className={classes.soft}>{t("group.count", { count: people })}</span>
          </Row>
        ))}
      </RowList>
      {groups.length === 0 ? <p className={classes.soft}>{t("errors.no-heads")}</p> : null}
      <div className={classes.line}>
        {groups.length > 0 ? (
          <ActForm
            command={command}
            intent="create-groups"
            fields={{ cycleId, depth: String(cut.depth), largest: String(cut.largest) }}
          >
            <Button type="submit" tone="primary" loading={command.busy}>
              {t("from-org.create", { count: groups.length })}
            </Button>
          </ActForm>
        ) : null}
        <Button tone="quiet" href={address({ panel: null, depth: null, largest: null })}>
          {t("from-org.cancel")}
        </Button>
      </div>
    </Section>
  );
}

/** How far below the top groups are headed, and how many people one holds: what is shown follows as it is typed. */
function Cutting({ cycleId, cut }: { cycleId: string; cut: Cut }) {
  const { t } = useTranslation("calibration");
  return (
    <AddressForm
      kept={[
        ["cycle", cycleId],
        ["panel", "from-org"],
      ]}
      className={classes.pair}
    >
      <NumberField
        name="depth"
        label={t("from-org.depth")}
        description={t("from-org.depth-text")}
        min={1}
        max={deepest}
        step={1}
        defaultValue={cut.depth}
      />
      <NumberField
        name="largest"
        label={t("from-org.largest")}
        description={t("from-org.largest-text")}
        min={2}
        max={largestGroup}
        step={1}
        defaultValue={cut.largest}
      />
    </AddressForm>
  );
}
