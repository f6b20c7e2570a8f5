/** The long list of colour names. */
export { colornames as RARE_NAMES } from 'color-name-list';
