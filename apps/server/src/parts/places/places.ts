/** Tells where in the world an address is used. */
export interface Places {
  /** ISO 3166 code of the country, lower-case; undefined for addresses of no country, such as those of a house. */
  countryOf(ip: string): Promise<string | undefined>;
}
