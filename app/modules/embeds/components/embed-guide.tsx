import { useTranslation } from "react-i18next";
import { embedAudience } from "../domain/embed-scope.ts";
import classes from "./embeds.module.css";

export type EmbedGuideProps = { company: string; origin: string; keyId: string | null };

/** What a site puts on its page, and what its backend signs. Code, and so the same in every language. */
export function EmbedGuide({ company, origin, keyId }: EmbedGuideProps) {
  const { t } = useTranslation("embeds");
  return (
    <ol className={classes.steps}>
      <li>
        {t("step-page")}
        <pre className={classes.code} tabIndex={0}>
          {pageCode(company, origin)}
        </pre>
      </li>
      <li>
        {t("step-backend")}
        <pre className={classes.code} tabIndex={0}>
          {backendCode(company, keyId)}
        </pre>
      </li>
      <li>
        {t("step-policy")}
        <pre className={classes.code} tabIndex={0}>{`script-src ${origin}; connect-src ${origin}`}</pre>
      </li>
    </ol>
  );
}

const pageCode = (
  company: string,
  origin: string,
) => `<script type="module" crossorigin src="${origin}/widgets/v1/goal-list.js"></script>
<cairn-provider cairn="${origin}" company="${company}" token-endpoint="/your-backend/cairn-token">
  <cairn-goal-list owner="me" limit="5"></cairn-goal-list>
</cairn-provider>`;

const backendCode = (company: string, keyId: string | null) => `import { importPKCS8, SignJWT } from "jose";

const key = await importPKCS8(process.env.CAIRN_EMBED_KEY, "EdDSA");
// Ask who is signed in first; answer the token as text.
const token = await new SignJWT({ org: "${company}", origins: ["https://your.site"], scope: ["goals:read"] })
  .setProtectedHeader({ alg: "EdDSA", kid: "${keyId ?? "<id of the key>"}" })
  .setSubject(person.workEmail)
  .setAudience("${embedAudience}")
  .setJti(crypto.randomUUID()).setIssuedAt().setExpirationTime("5m")
  .sign(key);`;
