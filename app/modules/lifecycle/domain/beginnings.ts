/** What a LINK leads to inside the product: something a room lets one begin with the person, as `cairn:room.key`. */
export const beginningShape = /^cairn:[a-z-]{1,40}\.[a-z-]{1,40}$/;

export const beginningOf = (room: string, key: string) => `cairn:${room}.${key}`;
export const isBeginning = (link: string | null | undefined): boolean => beginningShape.test(link ?? "");
