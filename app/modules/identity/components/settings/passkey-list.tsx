import { IconKey } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { PasskeyView } from "../../queries/list-passkeys.ts";
import { factorCommands } from "../identity-commands.ts";
import { ConfirmForm } from "./confirm-form.tsx";

export type PasskeyListProps = {
  passkeys: readonly PasskeyView[];
  removing: string | null;
  /** Whether taking one away asks for a code of the app as well. */
  withCode: boolean;
  timeZone: string;
};

/** The passkeys one has; taking one away asks for the password below it. */
export function PasskeyList({ passkeys, removing, withCode, timeZone }: PasskeyListProps) {
  const { t } = useTranslation("identity");
  const format = useFormat(timeZone);
  return (
    <EntryList label={t("settings.tab.passkeys")}>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <Entry
          key={id}
          icon={<IconKey />}
          title={<bdi>{name}</bdi>}
          facts={
            <>
              <span>{t("passkeys.made", { date: format.date(createdAt) })}</span>
              <span>{lastUsedAt ? t("passkeys.used", { date: format.date(lastUsedAt) }) : t("passkeys.unused")}</span>
            </>
          }
          action={
            <UiLink href={removing === id ? "?" : `?remove=${id}`}>
              {removing === id ? t("cancel") : t("passkeys.remove")}
            </UiLink>
          }
        >
          {removing === id ? <RemovePasskey id={id} withCode={withCode} /> : null}
        </Entry>
      ))}
    </EntryList>
  );
}

function RemovePasskey({ id, withCode }: { id: string; withCode: boolean }) {
  const { t } = useTranslation("identity");
  const form = factorCommands.useCommandForm({ intent: "remove-passkey", fields: { passkeyId: id }, leaveTo: "?" });
  return <ConfirmForm form={form} submitLabel={t("passkeys.remove")} tone="danger" withCode={withCode} />;
}
