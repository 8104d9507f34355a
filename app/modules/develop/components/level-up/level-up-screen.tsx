import type { useLoaderData } from "@remix-run/react";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Choice } from "#app/shell/components/choice.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { developPlaces } from "../../develop-places.ts";
import type { loader } from "../../routes/level-up.tsx";
import { levelUpCommands } from "../develop-commands.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";
import { RequestCard } from "./request-card.tsx";

export type LevelUpData = ReturnType<typeof useLoaderData<typeof loader>>;

/** The level-ups of a person, and what is to be decided about the one that runs. */
export function LevelUpScreen({ page }: { page: LevelUpData }) {
  const { t } = useDevelopWords();
  const address = useAddress();
  const { person, isMe, requests, mayRequest, grades } = page;
  const running = requests.some(({ state }) => state === "REQUESTED" || state === "SUPPORTED");
  const open = mayRequest && !running && grades.length > 0;
  const ask = open ? (
    <Button tone="primary" href={address({ form: "request" })}>
      {t("level-up.request")}
    </Button>
  ) : null;
  return (
    <Stack>
      <PageHeader
        title={isMe ? t("level-up.mine") : t("level-up.title", { name: person.name })}
        actions={requests.length > 0 ? ask : null}
        {...(isMe
          ? {}
          : {
              breadcrumbs: [{ label: person.name, href: developPlaces.person(person.id) }],
              breadcrumbsLabel: t("path"),
            })}
      />
      <levelUpCommands.PageAnswer
        intents={["withdraw", "support", "decline", "approve", "refuse"]}
        said={t("said.saved")}
      />
      {requests.length === 0 ? (
        <EmptyState title={t("level-up.none")} action={ask}>
          {t(grades.length > 0 ? "level-up.none-text" : "level-up.top")}
        </EmptyState>
      ) : (
        <ul className={classes.plain}>
          {requests.map((request) => (
            <li key={request.id} className={classes.request}>
              <RequestCard page={page} request={request} />
            </li>
          ))}
        </ul>
      )}
      {page.form === "request" && open ? <RequestPanel page={page} /> : null}
    </Stack>
  );
}

function RequestPanel({ page: { person, grades, roles } }: { page: LevelUpData }) {
  const { t } = useDevelopWords();
  const closeHref = useAddress()({ form: null });
  const form = levelUpCommands.useCommandForm({
    intent: "request",
    fields: { employeeId: person.id },
    defaultValue: { toGradeId: grades[0]?.id ?? "", toRoleId: "", reason: "" },
    said: t("said.requested"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("level-up.request")} closeHref={closeHref} submit={t("level-up.send")}>
      <Choice
        {...form.field("toGradeId")}
        label={t("level-up.grade")}
        options={grades.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <Choice
        {...form.field("toRoleId")}
        label={t("level-up.role")}
        placeholder={t("level-up.same-role")}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextArea
        {...form.field("reason")}
        label={t("level-up.reason")}
        description={t("level-up.reason-text")}
        rows={6}
        required
      />
    </FormPanel>
  );
}
