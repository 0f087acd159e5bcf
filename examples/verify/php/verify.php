<?php

declare(strict_types=1);

// $rawBody: file_get_contents('php://input'), before json_decode.
function is_genuine(string $rawBody, array $signatures, string $secret): bool
{
    foreach ($signatures as $signature) {
        if (!preg_match('/\At=([0-9]+),v1=([0-9a-f]{64})\z/', (string) $signature, $match)) {
            continue;
        }
        [, $t, $v1] = $match;
        $expected = hash_hmac('sha256', $t . '.' . $rawBody, $secret);
        if (hash_equals($expected, $v1) && abs(time() - (int) $t) <= 300) {
            return true;
        }
    }
    return false;
}

$signatures = [getenv('SIGNATURE'), getenv('SIGNATURE_PREVIOUS')];
$isValid = is_genuine(file_get_contents('php://stdin'), $signatures, getenv('WEBHOOK_SECRET'));
echo $isValid ? "valid\n" : "invalid\n";
exit($isValid ? 0 : 1);
