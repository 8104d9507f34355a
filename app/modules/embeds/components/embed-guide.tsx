import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { embedAudience } from "../domain/embed-scope.ts";
import { pageSnippet } from "../domain/snippet.ts";
import { widgets, type WidgetKind } from "../domain/widgets.ts";
import { Configurator, firstConfiguration } from "./configurator.tsx";
import classes from "./embeds.module.css";
import { useRelease } from "./use-release.ts";

export type EmbedGuideProps = { company: string; origin: string; keyId: string | null };

/** What a site puts on its page, and what its backend signs. Code, and so the same in every language. */
export function EmbedGuide({ company, origin, keyId }: EmbedGuideProps) {
  const { t } = useTranslation("embeds");
  const [chosen, setChosen] = useState(firstConfiguration);
  const release = useRelease();
  const page = pageSnippet(chosen, { origin, company, release: chosen.pinned ? release : null });
  return (
    <ol className={classes.steps}>
      <li>
        <Configurator value={chosen} onChange={setChosen} hasRelease={release !== null} />
      </li>
      <Snippet words={t("step-page")} code={page} />
      <Snippet words={t("step-backend")} code={backendCode(company, keyId, chosen.kind)} />
      <Snippet words={t("step-policy")} code={`script-src ${origin}; connect-src ${origin}`} />
      <Snippet words={t("step-trusted-types")} code="trusted-types lit-html" />
      <Snippet words={t("step-session")} code={sessionCode(company, origin)} />
      <li>
        {t("step-ids")}
        <p className={classes.detail}>{t("step-ids-text", { company })}</p>
      </li>
    </ol>
  );
}

function Snippet({ words, code }: { words: string; code: string }) {
  const { t } = useTranslation("embeds");
  return (
    <li>
      {words}
      <pre className={classes.code} tabIndex={0}>
        {code}
      </pre>
      <CopyButton text={code} label={t("copy")} copied={t("copied")} />
    </li>
  );
}

const backendCode = (
  company: string,
  keyId: string | null,
  kind: WidgetKind,
) => `import { importPKCS8, SignJWT } from "jose";

const key = await importPKCS8(process.env.CAIRN_EMBED_KEY, "EdDSA");
// Ask who is signed in first; answer the token as text.
const token = await new SignJWT({ org: "${company}", origins: ["https://your.site"], scope: ["${widgets[kind].scope}"],
  sub_kind: "email" }) // or "employee_number", or "id" for the one in Cairn's addresses
  .setProtectedHeader({ alg: "EdDSA", kid: "${keyId ?? "<id of the key>"}" })
  .setSubject(person.workEmail)
  .setAudience("${embedAudience}")
  .setJti(crypto.randomUUID()).setIssuedAt().setExpirationTime("5m")
  .sign(key);`;

const sessionCode = (company: string, origin: string) => `curl -X POST ${origin}/embed/v1/${company}/session \\
  -H "content-type: text/plain" -H "origin: https://your.site" --data "$TOKEN"`;
