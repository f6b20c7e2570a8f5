/** Version of the Look's shape. A change of shape raises it and brings a step to `migrate-look.ts`. */
export const LOOK_VERSION = 5;
