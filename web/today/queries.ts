export { todayQuery } from '../api/today.ts'
