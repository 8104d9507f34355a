import { type ChangeEvent, useEffect, useState } from "react";

/** The address of the picture somebody chose, before it is sent; forgotten once `saved` is another. */
export function useChosenPicture(
  saved: string | null,
): [string | null, (event: ChangeEvent<HTMLInputElement>) => void] {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  useEffect(() => setAddress(null), [saved]);
  return [
    address,
    (event) => {
      const file = event.target.files?.[0];
      setAddress(file?.type.startsWith("image/") && file.type !== "image/svg+xml" ? URL.createObjectURL(file) : null);
    },
  ];
}
