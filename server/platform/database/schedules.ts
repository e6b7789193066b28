/**
 * Schedules of jobs in cron syntax, in São Paulo time. Jobs of five and of ten minutes start in different minutes, so
 * that not all jobs start at once.
 */
export const everyMinute = '* * * * *'
export const everyFiveMinutes = '2-59/5 * * * *'
export const everyTenMinutes = '*/10 * * * *'
export const everyHour = '17 * * * *'
