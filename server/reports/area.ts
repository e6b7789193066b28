import { joinFeatures } from '../platform/feature.ts'
import { mailedDocumentPages, monthlyDocumentRoutes } from './monthly-documents/routes.ts'
import { summaryJobs } from './reports/jobs.ts'
import { reportData } from './reports/personal-data.ts'
import { reportRoutes } from './reports/routes.ts'

export const reportsArea = joinFeatures([
  { endpoints: reportRoutes, jobs: summaryJobs, personalData: reportData },
  { endpoints: monthlyDocumentRoutes, pages: mailedDocumentPages },
])
