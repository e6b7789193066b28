import type { Bucket } from './s3-storage.ts'

/** The bucket at an address like TEST_S3_URL, `http://KEY:SECRET@host:port/BUCKET`. */
export function bucketAt(address: string): Bucket {
  const { origin, pathname, username, password } = new URL(address)
  return {
    endpoint: origin,
    bucket: pathname.slice(1),
    region: 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}
