import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { EntryList } from "#app/ui/entry-list/entry-list.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { embedKeys } from "../queries/embed-keys.ts";
import type { MadeEmbedKey } from "../use-cases/create-embed-key.ts";
import { EmbedGuide } from "./embed-guide.tsx";
import { PageAnswer, useCommandForm } from "./embed-commands.ts";
import { EmbedKeyForm } from "./embed-key-form.tsx";
import { EmbedKeyMade } from "./embed-key-made.tsx";
import { EmbedKeyRow } from "./embed-key-row.tsx";

export type EmbeddingScreenProps = {
  page: Awaited<ReturnType<typeof embedKeys>> & {
    /** The key whose form is open. */ open: string | null;
    origin: string;
  };
};

/** The keys of host sites, a new one, and what a site does with it. */
export function EmbeddingScreen({ page: { keys, company, timeZone, now, open, origin } }: EmbeddingScreenProps) {
  const { t } = useTranslation("embeds");
  const create = useCommandForm({ intent: "create", clears: true });
  const [rotated, setRotated] = useState<MadeEmbedKey | null>(null);
  const made = rotated ?? (create.answer?.done ? create.answer.value : null);
  const [inUse, revoked] = [keys.filter((key) => !key.revokedAt), keys.filter((key) => key.revokedAt)];
  const row = (key: (typeof keys)[number]) => (
    <EmbedKeyRow key={key.id} embedKey={key} open={open === key.id} timeZone={timeZone} now={now} onMade={setRotated} />
  );
  return (
    <>
      <PageHeader title={t("navigation.embedding")} description={t("text")} />
      <PageBody>
        <PageAnswer intents={["edit", "revoke"]} said={({ intent }) => (intent === "edit" ? t("saved") : null)} />
        {made ? <EmbedKeyMade made={made} /> : null}
        {inUse.length > 0 ? (
          <EntryList label={t("keys")}>{inUse.map(row)}</EntryList>
        ) : (
          <EmptyState title={t("none")}>{t("none-text")}</EmptyState>
        )}
        <Section title={t("new")} description={t("new-text")}>
          <EmbedKeyForm form={create} submit={t("create")} />
        </Section>
        <Section title={t("guide")} description={t("guide-text")}>
          <EmbedGuide company={company} origin={origin} keyId={made?.keyId ?? inUse[0]?.id ?? null} />
        </Section>
        {revoked.length > 0 ? (
          <Section title={t("revoked")}>
            <EntryList label={t("revoked")}>{revoked.map(row)}</EntryList>
          </Section>
        ) : null}
      </PageBody>
    </>
  );
}
