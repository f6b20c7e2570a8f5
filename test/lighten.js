// @ts-check
import { lightenModules } from '../apps/server/src/light-modules.js';

// Read first by every process and thread of a run, as by the product's own (`main.js`).
lightenModules();
