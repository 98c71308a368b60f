/** An account of the demo workspace that the sandbox has deleted. */
export const demoGoneHandle = 'snefnugtweets';
