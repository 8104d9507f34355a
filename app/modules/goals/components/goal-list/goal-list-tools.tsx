import { IconBinaryTree2, IconChecks, IconLayoutGrid, IconList, IconUpload } from "@tabler/icons-react";
import { importAddress } from "#app/modules/imports/ui.ts";
import { ExportLinks } from "#app/shell/components/list-screen/export-links.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { checkInAddresses } from "../../check-in-addresses.ts";
import type { GoalPage } from "../../queries/goal-page.ts";
import { useGoalAddress } from "../goal-address.ts";
import { useGoalWords } from "../goal-words.ts";

/** What may be done with the list as it stands. */
export function GoalListTools({ page }: { page: GoalPage }) {
  return (
    <>
      {page.asOf ? null : <CheckInLink page={page} />}
      <UploadLink page={page} />
      <ExportLink page={page} />
    </>
  );
}

/** Leads to the form for many goals of the same people; the pages of one person have none. */
function CheckInLink({ page: { address } }: { page: GoalPage }) {
  const { t } = useGoalWords();
  const form = checkInAddresses.find(
    ({ area, scope }) => area === address.area && (area === "my-data" || scope === address.scope),
  );
  return form && address.scope !== "individuals-goals" ? (
    <Button tone="quiet" href={form.path} icon={<IconChecks />}>
      {t("navigation.check-in")}
    </Button>
  ) : null;
}

/** Goals from a file, beside the list of the same people; the pages of one person have none. */
function UploadLink({ page: { address, rights } }: { page: GoalPage }) {
  const { t } = useGoalWords();
  return rights.upload && address.scope !== "individuals-goals" ? (
    <Button tone="quiet" icon={<IconUpload />} href={importAddress("okrs")}>
      {t("upload.tab")}
    </Button>
  ) : null;
}

function ExportLink({ page: { address, person } }: { page: GoalPage }) {
  const { t } = useGoalWords();
  const { search } = useGoalAddress();
  const query = new URLSearchParams(
    [...search].filter(([name]) => !["after", "before", "panelStack", "createOkr", "view"].includes(name)),
  );
  query.set("scope", address.scope);
  if (person) query.set("ownerId", person.id);
  return <ExportLinks href={`/app/goal/export?${query}`} label={t("list.export")} />;
}

const views = [
  ["LIST", IconList],
  ["CARD", IconLayoutGrid],
  ["TREE", IconBinaryTree2],
] as const;

/** The ways of looking at the list. */
export function ViewSwitch({ view }: { view: string }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  return (
    <SegmentedControl
      label={t("list.view")}
      name="view"
      value={view}
      segments={views.map(([value, Icon]) => ({
        value,
        label: t(`view.${value}`),
        icon: <Icon />,
        iconOnly: true,
        href: address.link({ view: value }),
      }))}
    />
  );
}
