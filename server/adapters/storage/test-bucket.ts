import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { Bucket } from './s3-storage.ts'

/** Returns the bucket of an address such as TEST_S3_URL, `http://KEY:SECRET@host:port/BUCKET`. */
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

/** Creates an empty bucket on the server of this address. */
export async function emptyBucketAt(address: string, name: string): Promise<Bucket> {
  const { endpoint, region, ...credentials } = bucketAt(address)
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: name }))
  client.destroy()
  return { ...bucketAt(address), bucket: name }
}
