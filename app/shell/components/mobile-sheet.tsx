import { useTranslation } from "react-i18next";
import { UiLink } from "#app/ui/link/link.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { FrameData } from "../frame.server.ts";
import classes from "./frame.module.css";
import type { useNavigation } from "./use-navigation.tsx";

export type MobileSheetProps = {
  company: string;
  offered: FrameData["navigation"];
  navigation: ReturnType<typeof useNavigation>;
  onClose: () => void;
};

/** Every screen a phone is offered, area by area. */
export function MobileSheet({ company, offered, navigation, onClose }: MobileSheetProps) {
  const { t } = useTranslation("shell");
  return (
    <SidePanel title={company} closeLabel={t("close")} onClose={onClose}>
      {navigation.sections.map((section) => (
        <section key={section.id}>
          <h3 className={classes.sheetHeading}>{section.label}</h3>
          <ul className={classes.sheetList}>
            {section.entries
              .filter((entry) => offered.some((one) => one.path === entry.id))
              .map((entry) => (
                <li key={entry.id}>
                  <UiLink
                    href={entry.href}
                    className={classes.sheetLink}
                    aria-current={entry.id === navigation.current ? "page" : undefined}
                  >
                    {entry.icon}
                    {entry.label}
                  </UiLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </SidePanel>
  );
}
