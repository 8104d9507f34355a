import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Switch } from "#app/ui/switch/switch.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { passwordRuleKinds } from "../domain/password-policy.ts";
import type { SignInPolicy } from "../domain/sign-in-policy.ts";
import { DoorError, useFieldErrors } from "./door-error.tsx";
import { PolicyPreview, type PolicyReview } from "./policy-preview.tsx";
import { UnsavedChanges, useTyped } from "./unsaved-changes.tsx";
import classes from "./settings.module.css";

export type SignInPolicyFormProps = { policy: SignInPolicy; address: string; result: CommandResult | null };

/** What the company asks of those who sign in; saved only after seeing whom it concerns. */
export function SignInPolicyForm({ policy, address, result }: SignInPolicyFormProps) {
  const { t } = useTranslation("identity");
  const [typed, setTyped] = useTyped(result);
  const errorsOf = useFieldErrors();
  const errors = result?.reply?.error ?? {};
  const reviewed = result?.intent === "review" && result.done && !typed.since ? (result.value as PolicyReview) : null;
  const kept = reviewed?.draft ?? policy;
  return (
    <Form method="post" className={classes.setup} onChange={() => setTyped()}>
      <UnsavedChanges when={typed.any} />
      <DoorError result={result} />
      <Section title={t("password.label")}>
        <RadioGroup
          name="passwordRule"
          label={t("policy.password")}
          defaultValue={kept.passwordRule}
          options={passwordRuleKinds.map((value) => ({
            value,
            label: t(`policy.rule.${value}`),
            description: t(`policy.rule-text.${value}`),
          }))}
        />
      </Section>
      <Section title={t("settings.tab.second-step")}>
        <Switch
          name="secondFactorRequired"
          label={t("policy.second")}
          description={t("policy.second-text")}
          defaultChecked={kept.secondFactorRequired}
        />
      </Section>
      <SessionLimits policy={kept} result={result} />
      <Section title={t("policy.ranges")} description={t("policy.ranges-text", { address })}>
        <div className={classes.lines}>
          <TextArea
            name="allowedRanges"
            label={t("policy.ranges-label")}
            defaultValue={kept.allowedRanges.join("\n")}
            error={errorsOf(errors["allowedRanges"] ?? undefined) ?? []}
            rows={4}
            spellCheck={false}
            placeholder="203.0.113.0/24"
          />
        </div>
      </Section>
      {reviewed ? <PolicyPreview preview={reviewed.preview} /> : null}
      <PolicyButtons reviewed={reviewed} />
    </Form>
  );
}

/** After how long a session ends by itself. */
function SessionLimits({ policy, result }: Pick<SignInPolicyFormProps, "policy" | "result">) {
  const { t } = useTranslation("identity");
  const errorsOf = useFieldErrors();
  const errors = result?.reply?.error ?? {};
  return (
    <Section title={t("policy.sessions")} description={t("policy.sessions-text")}>
      <div className={classes.form}>
        <NumberField
          name="idleMinutes"
          label={t("policy.idle")}
          defaultValue={policy.idleMinutes}
          min={5}
          max={10_080}
          step={1}
          error={errorsOf(errors["idleMinutes"] ?? undefined) ?? []}
          required
        />
        <NumberField
          name="absoluteHours"
          label={t("policy.absolute")}
          defaultValue={policy.absoluteHours}
          min={1}
          max={2_160}
          step={1}
          error={errorsOf(errors["absoluteHours"] ?? undefined) ?? []}
          required
        />
      </div>
    </Section>
  );
}

function PolicyButtons({ reviewed }: { reviewed: PolicyReview | null }) {
  const { t } = useTranslation("identity");
  const busy = useNavigation().formData?.get("intent");
  return (
    <div className={classes.submit}>
      <Button
        type="submit"
        name="intent"
        value="review"
        tone={reviewed ? "secondary" : "primary"}
        loading={busy === "review"}
      >
        {t("policy.review")}
      </Button>
      {reviewed ? (
        <Button type="submit" name="intent" value="save" tone="primary" loading={busy === "save"}>
          {t("policy.save")}
        </Button>
      ) : null}
    </div>
  );
}
