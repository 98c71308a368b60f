export const milliseconds = (time: number): string => `${time < 1 ? time.toFixed(3) : time.toFixed(1)} ms`;
