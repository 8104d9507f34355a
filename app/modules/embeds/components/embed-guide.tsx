import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { embedAudience } from "../domain/embed-scope.ts";
import { widgetKinds, widgets, type WidgetKind } from "../domain/widgets.ts";
import classes from "./embeds.module.css";

export type EmbedGuideProps = { company: string; origin: string; keyId: string | null };

/** What a site puts on its page, and what its backend signs. Code, and so the same in every language. */
export function EmbedGuide({ company, origin, keyId }: EmbedGuideProps) {
  const { t } = useTranslation("embeds");
  const [kind, setKind] = useState<WidgetKind>("goal-list");
  return (
    <ol className={classes.steps}>
      <li>
        <SelectField
          name="widget"
          label={t("widget.label")}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as WidgetKind)}
          options={widgetKinds.map((value) => ({ value, label: t(`widget.${value}`) }))}
        />
      </li>
      <Snippet words={t("step-page")} code={pageCode(company, origin, kind)} />
      <Snippet words={t("step-backend")} code={backendCode(company, keyId, kind)} />
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

const pageCode = (
  company: string,
  origin: string,
  kind: WidgetKind,
) => `<script type="module" crossorigin src="${origin}/widgets/v1/${kind}.js"></script>
<cairn-provider cairn="${origin}" company="${company}" token-endpoint="/your-backend/cairn-token">
  <cairn-${kind}${widgets[kind].attributes}></cairn-${kind}>
</cairn-provider>`;

const backendCode = (
  company: string,
  keyId: string | null,
  kind: WidgetKind,
) => `import { importPKCS8, SignJWT } from "jose";

const key = await importPKCS8(process.env.CAIRN_EMBED_KEY, "EdDSA");
// Ask who is signed in first; answer the token as text.
const token = await new SignJWT({ org: "${company}", origins: ["https://your.site"], scope: ["${widgets[kind].scope}"] })
  .setProtectedHeader({ alg: "EdDSA", kid: "${keyId ?? "<id of the key>"}" })
  .setSubject(person.workEmail)
  .setAudience("${embedAudience}")
  .setJti(crypto.randomUUID()).setIssuedAt().setExpirationTime("5m")
  .sign(key);`;

const sessionCode = (company: string, origin: string) => `curl -X POST ${origin}/embed/v1/${company}/session \\
  -H "content-type: text/plain" -H "origin: https://your.site" --data "$TOKEN"`;
