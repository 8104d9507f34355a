import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";

export type NothingFoundProps = {
  title: string;
  /** How to find more. */
  text?: string;
  /** The same list with nothing asked for, and the words that lead there. */
  href: string;
  clear: string;
};

/** In place of a list, where what was asked for is not in it. */
export function NothingFound({ title, text, href, clear }: NothingFoundProps) {
  return (
    <EmptyState variant="search" title={title} action={<Button href={href}>{clear}</Button>}>
      {text}
    </EmptyState>
  );
}
