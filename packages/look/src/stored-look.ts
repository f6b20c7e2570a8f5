/** A Look of any version, as it was stored: more than its title is read of it by `migrateLook` alone. */
export interface StoredLook {
  readonly version?: number;
  readonly title?: string;
}
