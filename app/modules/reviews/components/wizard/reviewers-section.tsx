import { Flag } from "#app/platform/forms/flag.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { managerPolicies, peerPools } from "../../domain/cycle-settings.ts";
import { providers } from "../../domain/providers.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { Ticks } from "./parts.tsx";
import type { SectionProps } from "./wizard-screen.tsx";

/** Who says something about the people reviewed, and how peers are found. */
export function ReviewersSection({ page }: SectionProps) {
  const { t } = useReviewWords();
  const { reviewers } = page.cycle.settings;
  return (
    <div className={classes.form}>
      <Ticks
        name="reviewers.providers"
        legend={t("wizard.providers")}
        chosen={reviewers.providers}
        options={providers.map((value) => ({
          value,
          label: t(`provider.${value}`),
          description: t(`provider-text.${value}`),
        }))}
        className={classes.set}
      />
      <Peers page={page} />
      <RadioGroup
        name="reviewers.managerChange"
        label={t("wizard.manager-change")}
        defaultValue={reviewers.managerChange}
        options={managerPolicies.map((value) => ({
          value,
          label: t(`manager-change.${value}`),
          description: t(`manager-change.${value}-text`),
        }))}
      />
      <NumberField
        name="reviewers.fewestUpward"
        label={t("wizard.fewest-upward")}
        description={t("wizard.fewest-upward-text")}
        min={1}
        max={20}
        defaultValue={reviewers.fewestUpward}
      />
    </div>
  );
}

/** How peers are found. */
function Peers({ page }: Pick<SectionProps, "page">) {
  const { t } = useReviewWords();
  const { reviewers } = page.cycle.settings;
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>{t("nominate.peers")}</legend>
      <div className={classes.pair}>
        <NumberField
          name="reviewers.minPeers"
          label={t("wizard.min-peers")}
          min={0}
          max={20}
          defaultValue={reviewers.minPeers}
        />
        <NumberField
          name="reviewers.maxPeers"
          label={t("wizard.max-peers")}
          description={t("wizard.max-peers-text")}
          min={0}
          max={20}
          defaultValue={reviewers.maxPeers}
        />
      </div>
      <Ticks
        name="reviewers.peerPools"
        legend={t("wizard.peer-pools")}
        chosen={reviewers.peerPools}
        options={peerPools.map((value) => ({ value, label: t(`pool.${value}`) }))}
        className={classes.set}
      />
      <RadioGroup
        name="reviewers.nominatedBy"
        label={t("wizard.nominated-by")}
        defaultValue={reviewers.nominatedBy}
        options={(["SELF", "MANAGER", "BOTH"] as const).map((value) => ({
          value,
          label: t(`nominated-by.${value}`),
        }))}
      />
      <WhoIsAsked reviewers={reviewers} />
    </fieldset>
  );
}

/** Who agrees before a peer writes, and what peers and managers know of each other. */
function WhoIsAsked({ reviewers }: { reviewers: SectionProps["page"]["cycle"]["settings"]["reviewers"] }) {
  const { t } = useReviewWords();
  return (
    <>
      <Flag
        name="reviewers.managerApprovesPeers"
        label={t("wizard.manager-approves")}
        description={t("wizard.manager-approves-text")}
        checked={reviewers.managerApprovesPeers}
      />
      <Flag
        name="reviewers.autoAcceptDlm"
        label={t("wizard.auto-accept-dlm")}
        description={t("wizard.auto-accept-dlm-text")}
        checked={reviewers.autoAcceptDlm}
      />
      <Flag name="reviewers.autoAcceptPeers" label={t("wizard.auto-accept")} checked={reviewers.autoAcceptPeers} />
      <Flag name="reviewers.peersSeeSelf" label={t("wizard.peers-see-self")} checked={reviewers.peersSeeSelf} />
      <Flag
        name="reviewers.peersNamedToManager"
        label={t("wizard.peers-named")}
        checked={reviewers.peersNamedToManager}
      />
    </>
  );
}
