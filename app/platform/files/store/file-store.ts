/** Where the bytes of files lie. Keys are made by us: letters, digits, `-` and `/`. */
export type FileStore = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null where there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
  /** All files of one folder, with the moment each was stored. */
  list(folder: string): Promise<StoredFile[]>;
};

export type StoredFile = { readonly key: string; readonly storedAt: Date };

/** A folder of this machine, or a bucket of any service that speaks S3. */
export type FileStoreSettings =
  | { readonly kind: "disk"; readonly folder: string }
  | {
      readonly kind: "s3";
      /** Scheme, host and port, without a slash at the end. */
      readonly endpoint: string;
      readonly region: string;
      readonly bucket: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

const keyShape = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

export function requireKey(key: string): string {
  if (!keyShape.test(key)) throw new Error(`"${key}" is no key of a file`);
  return key;
}
