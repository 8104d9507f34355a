/** Where all modules of a company stand, by the address that old links of their settings share. */
const modules = "/app/company/settings/platform/modules";

/**
 * For a room's `leadsTo`: what `?module=<module>&activeTabId=<tab>` among all modules stands for. `tabs` gives the address
 * of each tab; a tab it does not know leads nowhere.
 */
export function settingsOfModule(
  module: string,
  tabs: Readonly<Record<string, string>>,
): (pathname: string, search: string) => string | null {
  return (pathname, search) => {
    if (pathname.replace(/\.data$/, "") !== modules) return null;
    const asked = new URLSearchParams(search);
    return asked.get("module") === module ? (tabs[asked.get("activeTabId") ?? ""] ?? null) : null;
  };
}
