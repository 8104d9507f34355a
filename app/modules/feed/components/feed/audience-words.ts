import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import type { Audience } from "../../domain/audience.ts";
import type { FeedScreenData } from "../../queries/feed-screen.ts";

/** Who would read it, in one sentence. */
export function useAudienceWords({ offers, company }: Pick<FeedScreenData, "offers" | "company">) {
  const { t } = useTranslation("feed");
  const format = useFormat();
  return (audience: Audience): string => {
    if (audience === "ORGANIZATION") return t("reads.ORGANIZATION", { company });
    if (audience === "PEOPLE") return t("reads.PEOPLE");
    const offer = offers.find((one) => one.audience === audience);
    if (!offer || offer.count === 0) return t("reads.nobody");
    const others = offer.count - offer.names.length;
    const names = others > 0 ? [...offer.names, t("reads.others", { count: others })] : offer.names;
    return t("reads.names", { names: format.list(names) });
  };
}
