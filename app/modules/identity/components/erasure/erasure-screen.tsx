import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { Task } from "#app/platform/tasks/task-record.ts";
import type { NamedErasurePage } from "../../erasure/queries/with-words.ts";
import { erasureCommands } from "../identity-commands.ts";
import { AskErasureForm } from "./ask-erasure-form.tsx";
import { ErasedRooms } from "./erased-rooms.tsx";
import { ErasureState } from "./erasure-state.tsx";
import { LeaverCopy } from "./leaver-copy.tsx";

export type ErasureScreenProps = { page: NamedErasurePage; copy: Task | null; mine: boolean; timeZone: string };

/** What erasing somebody would do, the way to ask for it and to call it off, and what came of it. */
export function ErasureScreen({ page, copy, mine, timeZone }: ErasureScreenProps) {
  const { t } = useTranslation("identity");
  const { person, erasure, against } = page;
  const isOffered = !erasure && !person.erased && against.length === 0;
  return (
    <>
      <PageHeader
        title={person.erased ? t("erasure.person-word") : t("erasure.title", { name: person.name })}
        description={person.erased ? undefined : t("erasure.text")}
        breadcrumbs={[{ label: person.name, href: `/app/employee/${person.id}` }]}
        breadcrumbsLabel={t("erasure.person-word")}
      />
      <PageBody>
        <erasureCommands.PageAnswer intents={["call-off", "copy"]} />
        {erasure ? <ErasureState page={page} timeZone={timeZone} /> : null}
        {against.length > 0 && !person.erased ? (
          <Callout tone="warning" title={t("erasure.refused")}>
            {against.join(" ")}
          </Callout>
        ) : null}
        {person.erased || erasure?.state === "RUNNING" ? null : (
          <LeaverCopy
            copy={copy}
            mine={mine}
            employeeId={person.id}
            isOffered={against.length === 0}
            timeZone={timeZone}
          />
        )}
        <ErasedRooms page={page} />
        {isOffered ? <AskErasureForm person={person} days={page.days} /> : null}
      </PageBody>
    </>
  );
}
