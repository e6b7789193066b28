import { proveByMail, removeOtherAccess, requestMailedProof } from './account/access-reviews.ts'
import {
  signUp,
  signIn,
  signOut,
  readSession,
  confirmEmail,
  confirmWithPassword,
  resendConfirmation,
  requestPasswordReset,
  resetPassword,
  changePassword,
} from './account/account.ts'
import { listAuditEvents } from './privacy/audit-log.ts'
import { changeTicks, listCompliance, saveCompliance } from './day/adherence.ts'
import {
  cancelRenewal,
  createPreference,
  listPayments,
  readCustomer,
  readPayment,
  readPaymentMode,
  readRenewal,
  withdrawPayment,
} from './billing/billing.ts'
import { listCheckIns, removeCheckIn, saveCheckIn } from './day/check-ins.ts'
import { downloadDataExport, requestDataExport } from './privacy/data-exports.ts'
import { exportDays, exportItems } from './privacy/diary-exports.ts'
import {
  activateDiet,
  createDefaultDiet,
  generateDietMenu,
  generateWeeklyDiet,
  listDietMeals,
  listDiets,
  readDiet,
  releaseStuckDiets,
  removeDiet,
  renameDiet,
} from './menus/diets.ts'
import type { Endpoint, HttpMethod } from './endpoint.ts'
import { deleteAccount } from './privacy/account-deletions.ts'
import { requestMfaRecovery, cancelMfaRecovery } from './account/mfa-recovery.ts'
import { addFavorite, listFavorites, removeFavorite } from './recipes/favorites.ts'
import { readFood, searchFoods } from './day/foods.ts'
import { readHealthReading, readHealthTexts, reviewHealthReading } from './account/health-readings.ts'
import {
  changeMeal,
  describeMeal,
  listUsualFoods,
  logMeal,
  readMeal,
  removeMeal,
  scoreMeal,
  sendMealEntry,
} from './day/meals.ts'
import { copyDay } from './day/copied-days.ts'
import { listRepeatableMeals } from './day/repeatable-meals.ts'
import { repeatMeal } from './day/repeated-meals.ts'
import { readReaderFacts } from './day/reader-facts.ts'
import { listSavedMeals, removeSavedMeal, renameSavedMeal, saveMeal } from './day/saved-meals.ts'
import { countMicronutrients } from './day/micronutrients.ts'
import { readMonthlyDocument } from './reports/monthly-documents.ts'
import {
  giveConsent,
  listConsentHistory,
  listConsents,
  readDataHandling,
  withdrawHealthConsent,
} from './privacy/consents.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
} from './account/passkeys.ts'
import { answerPlanChange, readPlanChange } from './menus/plan-changes.ts'
import { changeProfile, readProfile } from './account/profile.ts'
import { answerQuestionnaire, readQuestionnaire } from './account/questionnaire.ts'
import { generateRecipeImage, listRecipeImages, removeRecipeImage } from './recipes/recipe-images.ts'
import { readRecipeGuide } from './recipes/recipe-guides.ts'
import { readShelfTastes } from './recipes/recipe-shelf.ts'
import { listRecipes, listReplacements, readRecipe } from './recipes/recipes.ts'
import { generateReport, listMonthlyReports, listWeeklySummaries, readReport } from './reports/reports.ts'
import {
  listReminderDevices,
  readReminderKey,
  registerReminderDevice,
  removeReminderDevice,
  sendTestReminder,
} from './messages/reminders.ts'
import {
  cancelScan,
  completeScan,
  correctScan,
  readScan,
  readScanPhoto,
  startScan,
  uploadPhoto,
} from './scans/scans.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  readSecondFactor,
  removeAuthenticator,
  renewRecoveryCodes,
  signInWithCode,
} from './account/second-factors.ts'
import { endAllSessions, endSession, listSessions } from './account/sessions.ts'
import { changeSettings, readSettings } from './account/settings.ts'
import { readSubscription } from './billing/subscription.ts'
import { readTasteOutlook, searchTastes } from './menus/tastes.ts'
import { acceptRebalance, applyMeal, applyScan, declineRebalance, undoRebalance } from './day/rebalances.ts'
import { readToday } from './day/today.ts'
import {
  changeOwnRecipe,
  createOwnRecipe,
  listOwnRecipes,
  previewOwnRecipe,
  readOwnRecipe,
  readRecipeText,
  removeOwnRecipe,
  restoreOwnRecipe,
} from './recipes/own-recipes.ts'
import { readRecipeLink } from './recipes/recipe-links.ts'
import { addProduct, lookUpBarcode } from './day/products.ts'
import { changeOwnFood, createOwnFood, listOwnFoods, removeOwnFood, restoreOwnFood } from './day/own-foods.ts'
import { readLabelPhotos, transcribeLabel } from './scans/label-photos.ts'
import { addWater, changeWater, listWaterDays, readWater, removeWater } from './day/water.ts'
import {
  editWeekPlan,
  generateWeekPlan,
  listAlternatives,
  readObservations,
  readWeekPlan,
} from './menus/week-plans.ts'
import { answerWeightQuestion, listWeights, removeWeight, saveWeight } from './day/weights.ts'

/** All endpoints by method and path. The web refers to an endpoint by its key and imports only types. */
export const routes = {
  'POST /api/auth/sign-up/email': signUp,
  'POST /api/auth/sign-in/email': signIn,
  'POST /api/auth/sign-out': signOut,
  'GET /api/auth/get-session': readSession,
  'GET /api/auth/verify-email': confirmEmail,
  'POST /api/auth/verify-email': confirmWithPassword,
  'POST /api/auth/send-verification-email': resendConfirmation,
  'POST /api/auth/request-password-reset': requestPasswordReset,
  'POST /api/auth/reset-password': resetPassword,
  'POST /api/auth/change-password': changePassword,
  'POST /api/auth/sign-in/code': signInWithCode,
  'POST /api/auth/factor-reset': requestMfaRecovery,
  'POST /api/factor-reset/cancel': cancelMfaRecovery,
  'POST /api/auth/passkey': beginPasskeySignIn,
  'POST /api/auth/sign-in/passkey': signInWithPasskey,
  'GET /api/second-factor': readSecondFactor,
  'POST /api/authenticator': beginAuthenticator,
  'POST /api/authenticator/confirm': confirmAuthenticator,
  'POST /api/authenticator/remove': removeAuthenticator,
  'POST /api/recovery-codes': renewRecoveryCodes,
  'GET /api/passkeys': listPasskeys,
  'POST /api/mailed-proof/link': requestMailedProof,
  'POST /api/mailed-proof': proveByMail,
  'POST /api/other-access/remove': removeOtherAccess,
  'POST /api/passkeys': addPasskey,
  'POST /api/passkeys/begin': beginPasskey,
  'POST /api/passkeys/{id}/remove': removePasskey,
  'POST /api/data-exports': requestDataExport,
  'GET /api/data-exports/{token}': downloadDataExport,
  'POST /api/account-erasure': deleteAccount,
  'GET /api/sessions': listSessions,
  'DELETE /api/sessions': endAllSessions,
  'DELETE /api/sessions/{id}': endSession,
  'GET /api/acts': listAuditEvents,
  'GET /api/subscriptions-me': readSubscription,
  'POST /api/mp-create-preference': createPreference,
  'GET /api/mp-customer-data': readCustomer,
  'GET /api/payment-mode': readPaymentMode,
  'GET /api/payments': listPayments,
  'GET /api/payments/{id}': readPayment,
  'POST /api/payments/{id}/withdraw': withdrawPayment,
  'GET /api/renewal': readRenewal,
  'POST /api/renewal/cancel': cancelRenewal,
  'GET /api/profile': readProfile,
  'PATCH /api/profile': changeProfile,
  'GET /api/settings': readSettings,
  'PATCH /api/settings': changeSettings,
  'GET /api/reminders/key': readReminderKey,
  'GET /api/reminders/devices': listReminderDevices,
  'PUT /api/reminders/devices': registerReminderDevice,
  'DELETE /api/reminders/devices/{id}': removeReminderDevice,
  'POST /api/reminders/devices/{id}/test': sendTestReminder,
  'GET /api/onboarding': readQuestionnaire,
  'POST /api/onboarding': answerQuestionnaire,
  'POST /api/onboarding/reading': readHealthTexts,
  'GET /api/health-reading': readHealthReading,
  'POST /api/health-reading': reviewHealthReading,
  'GET /api/plan-change': readPlanChange,
  'POST /api/plan-change': answerPlanChange,
  'GET /api/consents': listConsents,
  'POST /api/consents': giveConsent,
  'GET /api/consents/history': listConsentHistory,
  'DELETE /api/health-data': withdrawHealthConsent,
  'GET /api/data-handling': readDataHandling,
  'GET /api/tastes': searchTastes,
  'GET /api/tastes/outlook': readTasteOutlook,
  'GET /api/foods': searchFoods,
  'GET /api/foods/{id}': readFood,
  'POST /api/meals/describe': describeMeal,
  'POST /api/meals/score': scoreMeal,
  'POST /api/micronutrients': countMicronutrients,
  'GET /api/meals/usual': listUsualFoods,
  'GET /api/meals/again': listRepeatableMeals,
  'POST /api/meals/{id}/repeat': repeatMeal,
  'POST /api/days/{date}/copy': copyDay,
  'GET /api/reader-facts': readReaderFacts,
  'GET /api/saved-meals': listSavedMeals,
  'POST /api/saved-meals': saveMeal,
  'PATCH /api/saved-meals/{id}': renameSavedMeal,
  'DELETE /api/saved-meals/{id}': removeSavedMeal,
  'POST /api/meals': logMeal,
  'POST /api/meal-entries': sendMealEntry,
  'GET /api/meals/{id}': readMeal,
  'PUT /api/meals/{id}': changeMeal,
  'DELETE /api/meals/{id}': removeMeal,
  'POST /api/scan-start': startScan,
  'PUT /api/scan-uploads/{token}': uploadPhoto,
  'POST /api/scan-complete': completeScan,
  'GET /api/scans/{id}': readScan,
  'PUT /api/scans/{id}/items': correctScan,
  'DELETE /api/scans/{id}': cancelScan,
  'GET /api/scan-photos/{token}': readScanPhoto,
  'GET /api/plan-today': readToday,
  'POST /api/plan-apply-scan': applyScan,
  'POST /api/plan-apply-meal': applyMeal,
  'POST /api/plan-rebalance': acceptRebalance,
  'POST /api/plan-decline-rebalance': declineRebalance,
  'POST /api/plan-undo-rebalance': undoRebalance,
  'GET /api/recipes': listRecipes,
  'GET /api/recipes/{id}': readRecipe,
  'GET /api/recipe-shelf': readShelfTastes,
  'GET /api/recipes/{id}/replacements': listReplacements,
  'GET /api/recipe-images': listRecipeImages,
  'POST /api/generate-recipe-images': generateRecipeImage,
  'DELETE /api/recipe-images/{recipe_id}': removeRecipeImage,
  'GET /api/favorites': listFavorites,
  'POST /api/favorites': addFavorite,
  'DELETE /api/favorites/{recipe_id}': removeFavorite,
  'GET /api/diets': listDiets,
  'GET /api/diets/{id}': readDiet,
  'GET /api/diets/{id}/meals': listDietMeals,
  'PATCH /api/diets/{id}': renameDiet,
  'DELETE /api/diets/{id}': removeDiet,
  'POST /api/diets/{id}/activate': activateDiet,
  'POST /api/diet-release-stuck': releaseStuckDiets,
  'POST /api/diet-create-default': createDefaultDiet,
  'POST /api/diet-generate-weekly': generateWeeklyDiet,
  'POST /api/diet-generate-ai': generateDietMenu,
  'GET /api/plan-get-week': readWeekPlan,
  'POST /api/plan-generate-week': generateWeekPlan,
  'GET /api/week-plans/alternatives': listAlternatives,
  'POST /api/week-plans/edits': editWeekPlan,
  'POST /api/week-plans/observations': readObservations,
  'GET /api/compliance': listCompliance,
  'PUT /api/compliance': saveCompliance,
  'PATCH /api/compliance': changeTicks,
  'GET /api/reports': readReport,
  'POST /api/reports-generate': generateReport,
  'GET /api/weekly-summaries': listWeeklySummaries,
  'GET /api/monthly-reports': listMonthlyReports,
  'GET /api/monthly-reports/{month}/pdf': readMonthlyDocument,
  'GET /api/recipe-guide/pdf': readRecipeGuide,
  'GET /api/diary-days.csv': exportDays,
  'GET /api/diary-items.csv': exportItems,
  'GET /api/check-ins': listCheckIns,
  'POST /api/check-ins': saveCheckIn,
  'DELETE /api/check-ins/{type}': removeCheckIn,
  'GET /api/weights': listWeights,
  'PUT /api/weights/{date}': saveWeight,
  'DELETE /api/weights/{date}': removeWeight,
  'POST /api/weight-question': answerWeightQuestion,
  'GET /api/water': readWater,
  'GET /api/water/days': listWaterDays,
  'POST /api/water': addWater,
  'PATCH /api/water/{id}': changeWater,
  'DELETE /api/water/{id}': removeWater,
  'GET /api/label-photos': readLabelPhotos,
  'POST /api/label-photos': transcribeLabel,
  'GET /api/own-foods': listOwnFoods,
  'GET /api/barcodes/{code}': lookUpBarcode,
  'POST /api/barcodes/{code}/own-food': addProduct,
  'POST /api/own-foods': createOwnFood,
  'PUT /api/own-foods/{id}': changeOwnFood,
  'DELETE /api/own-foods/{id}': removeOwnFood,
  'POST /api/own-foods/{id}/restore': restoreOwnFood,
  'POST /api/recipe-links': readRecipeLink,
  'POST /api/recipe-texts': readRecipeText,
  'GET /api/own-recipes': listOwnRecipes,
  'POST /api/own-recipes': createOwnRecipe,
  'POST /api/own-recipe-previews': previewOwnRecipe,
  'GET /api/own-recipes/{id}': readOwnRecipe,
  'PUT /api/own-recipes/{id}': changeOwnRecipe,
  'DELETE /api/own-recipes/{id}': removeOwnRecipe,
  'POST /api/own-recipes/{id}/restore': restoreOwnRecipe,
} as const satisfies Readonly<Record<`${HttpMethod} /${string}`, Endpoint>>

export type Routes = typeof routes
export type RouteKey = keyof Routes

export const catalog: readonly Endpoint[] = Object.values(routes)
