import { fewestPeople } from "#app/platform/privacy/small-groups.ts";

/** A budget with how many people stand behind it whose pay the reader may not see. */
export type Behind = { readonly nodeId: string; readonly parentId: string | null; readonly unseen: number };

/**
 * The budgets a reader may be shown: none from which, alone or against another that is shown, what a few unseen people get
 * could be worked out.
 */
export function shownBudgets(budgets: readonly Behind[], fewest = fewestPeople): Set<string> {
  const shown = new Set<string>();
  const rest = new Map<string, number>();
  const enough = (count: number) => count === 0 || count >= fewest;
  const below = Map.groupBy(budgets, ({ parentId }) => parentId ?? "");
  const known = new Set(budgets.map(({ nodeId }) => nodeId));
  const visit = (node: Behind, above: string | null) => {
    const left = above === null ? null : rest.get(above)! - node.unseen;
    const may = enough(node.unseen) && (left === null || enough(left));
    if (may) {
      shown.add(node.nodeId);
      rest.set(node.nodeId, node.unseen);
      if (above !== null) rest.set(above, left!);
    }
    for (const child of below.get(node.nodeId) ?? []) visit(child, may ? node.nodeId : above);
  };
  for (const root of budgets.filter(({ parentId }) => parentId === null || !known.has(parentId))) visit(root, null);
  return shown;
}
