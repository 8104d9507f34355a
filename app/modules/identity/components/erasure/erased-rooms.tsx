import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { erasureActs } from "../../erasure/domain/erasure.ts";
import type { NamedErasurePage } from "../../erasure/queries/with-words.ts";

/** Module by module, what goes, what is emptied, and what is kept and why. */
export function ErasedRooms({ page: { rooms, person } }: { page: NamedErasurePage }) {
  const { t } = useTranslation("identity");
  const format = useFormat();
  const told = person.erased ? "happened" : "preview";
  if (rooms.length === 0) return null;
  return (
    <Section title={t(`erasure.${told}`)} description={t(`erasure.${told}-text`)}>
      <DataTable
        caption={t(`erasure.${told}`)}
        rows={rooms}
        rowKey={({ room }) => room}
        columns={[
          { id: "module", header: t("erasure.module"), render: ({ name }) => name },
          ...erasureActs.map((act) => ({
            id: act,
            header: t(`erasure.${act}`),
            align: "end" as const,
            narrow: "named" as const,
            render: ({ counts }: (typeof rooms)[number]) => (counts[act] > 0 ? format.number(counts[act]) : "–"),
          })),
          {
            id: "because",
            header: t("erasure.because"),
            narrow: true,
            render: ({ why }) => why.map((reason) => t(`erasure.why.${reason}`)).join(" "),
          },
        ]}
      />
    </Section>
  );
}
