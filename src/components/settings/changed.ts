/** Dispatched on the document whenever a setting has changed, here or in another tab. */
export const CHANGE_EVENT = 'zwicker:settings';
